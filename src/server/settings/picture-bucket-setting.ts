/** A bucket of an S3-compatible service, or a folder in one. */
export type PictureBucket = { endpoint: string; region: string; bucket: string; prefix: string }

/** Services that require a region have it in the server's name: `s3.us-west-004.backblazeb2.com`. */
const regionIn = (host: string): string => /^s3[.-]([a-z]+-[a-z0-9-]+)\.[^.]+\.\w+$/.exec(host)?.[1] ?? 'us-east-1'

/** @param text `https://SERVER/BUCKET/FOLDER?region=...` @returns undefined for anything else, or if it contains a user name or password */
export function pictureBucket(text: string): PictureBucket | undefined {
  const address = URL.parse(text)
  if (!address || !/^https?:$/.test(address.protocol) || address.username || address.password) return undefined
  const [bucket, ...folders] = address.pathname.split('/').filter((part) => part !== '')
  if (bucket === undefined) return undefined
  return {
    endpoint: address.origin,
    region: address.searchParams.get('region') ?? regionIn(address.hostname),
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
  }
}
