/** Available in Chromium on Android and macOS: https://developer.mozilla.org/en-US/docs/Web/API/BarcodeDetector */
declare class BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]>
}
