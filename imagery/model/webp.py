import os,cv2
def write(path,image,limit=190_000):
    """lossy WebP (alpha stays lossless), at the best quality that keeps the file under the limit in bytes"""
    for quality in (84,80,76,72,67,62,56,50):
        cv2.imwrite(path,image,[cv2.IMWRITE_WEBP_QUALITY,quality])
        if os.path.getsize(path)<=limit: return
