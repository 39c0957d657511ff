/** Says which language the portal was last shown in by a browser, so that its next page can announce the documents in it. */
export const languageCookie = 'regalia-language'
