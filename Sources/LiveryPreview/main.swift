print("livery-preview")
