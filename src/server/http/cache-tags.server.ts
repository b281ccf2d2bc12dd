/** Headers for a cache in front of the site: what a response was made from, and how long it may be kept. Decision 33. */
export type TagHeaders = (response: { sources: ReadonlySet<string>; cached: boolean }) => Record<string, string>

/** Few enough for nginx, which accepts 4 KB of headers. The content security policy needs part of that. */
const MOST_TAGS = 8
/** RFC 9875: caches have to accept groups of up to 32 characters. */
const LONGEST_GROUP = 32

/** A purge drops stale pages, so an edge may answer immediately from its cache; a failed purge costs one stale answer. */
const STALE_LIMITS = 'stale-while-revalidate=600, stale-if-error=86400'
const STOCK_SECONDS = 3
const CONTENT_SECONDS = 60

/** Tags everything made from the dealer's content, which changes only with a build. */
export const buildTag = (build: string): string => `build-${build}`

/** @param cached whether to add cache rules, for a response that sets none itself */
export const tagHeaders =
  (build: string): TagHeaders =>
  ({ sources, cached }) => {
    const tags = [buildTag(build), ...sources].slice(0, MOST_TAGS)
    const groups = tags.filter(({ length }) => length <= LONGEST_GROUP)
    return {
      'cache-tag': tags.join(','),
      'surrogate-key': tags.join(' '),
      'cache-groups': groups.map((group) => `"${group}"`).join(', '),
      ...(cached && {
        'cdn-cache-control': `max-age=${sources.size > 0 ? STOCK_SECONDS : CONTENT_SECONDS}, ${STALE_LIMITS}`,
      }),
    }
  }
