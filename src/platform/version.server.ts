import project from '../../package.json' with { type: 'json' }

/** The site's version, as CHANGELOG.md lists it. */
export const { version } = project
