/** Made by build/vite-plugins/policies-plugin.ts. */
declare module 'virtual:policies' {
  /** By the policy's name. Each text is loaded on demand. */
  export const policyFiles: Readonly<Record<string, () => Promise<import('./policy-texts.ts').PolicyFile>>>
}
