/** The language in which a browser last showed the portal, so its next page can announce documents in that language. */
export const languageCookie = 'regalia-language'
