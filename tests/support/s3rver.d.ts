/** The package itself has no types. */
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      directory: string
      silent: boolean
      vhostBuckets: boolean
      allowMismatchedSignatures: boolean
      configureBuckets: { name: string; configs: never[] }[]
    })
    run(): Promise<unknown>
    close(): Promise<unknown>
  }
}
