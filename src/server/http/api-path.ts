/** Where a call of the contract is routed. */
export const apiPath = (path: string): string => `/api/${path}`
