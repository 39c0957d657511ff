import { languageCookie } from '../../contract/language-cookie.ts'

const year = 365 * 24 * 60 * 60

/** Tells the server the language that is shown: it has the next page's documents loaded early, in that language. */
export function setLanguageCookie(language: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
}
