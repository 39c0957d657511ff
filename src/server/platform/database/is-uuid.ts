/** Whether a text from a request can be an id; PostgreSQL raises an error for any other text in a uuid column. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
