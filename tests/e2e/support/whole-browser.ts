/** How to launch Chromium itself, for tests of what its headless shell lacks or does differently. */
export const wholeBrowser = {
  executablePath: process.env.LARKWAY_CHROMIUM || '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
