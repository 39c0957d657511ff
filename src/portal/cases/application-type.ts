/** The case type that the specification's own address `/application` and the dashboard show. */
export const applicationType = 'application'
