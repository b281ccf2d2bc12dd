/** Up to this many vehicles, browsers load the whole list and filter it themselves; past it they ask for what they show. */
export const WHOLE_LIST_LIMIT = 500
