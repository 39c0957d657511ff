/** The path at which a file of the tenant's folder, e.g. `assets/logo.svg`, is served. */
export const assetPath = (file: string): string => `/assets/tenant/${file.replace(/^assets\//, '')}`
