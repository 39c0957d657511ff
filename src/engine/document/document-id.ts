/** The name of a declared thing: `forms/login`, `sections/bio`, `pages/profile`, `checklists/firm`, `lists/counties`, `messages/en`. */
export type DocumentId = string
