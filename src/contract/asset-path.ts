/** The path at which a file of the tenant's folder, e.g. `assets/logo.svg`, is served. */
export const assetPath = (file: string): string => `/assets/tenant/${file.replace(/^assets\//, '')}`

/** The path of a file with this content, which browsers may keep for ever. */
export const versionedPath = (file: string, version: string): string => `${assetPath(file)}?v=${version}`
