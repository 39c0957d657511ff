/**
 * The name of a declared document: `forms/login`, `sections/bio`, `pages/profile`, `checklists/firm`, `cases/licence`,
 * `billing/subscription`, `lists/counties`, `messages/en`, `themes/brand`.
 */
export type DocumentId = string
