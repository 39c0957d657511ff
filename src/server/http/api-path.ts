/** The path of a contract call's route. */
export const apiPath = (path: string): string => `/api/${path}`
