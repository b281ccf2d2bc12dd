/** Browsers load and filter up to this many vehicles; if there are more, they request only what they show. */
export const WHOLE_LIST_LIMIT = 500
