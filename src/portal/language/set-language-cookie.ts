import { languageCookie } from '../../contract/language-cookie.ts'

const year = 365 * 24 * 60 * 60

/** Sends the current language to the server, which preloads the next page's documents in that language. */
export function setLanguageCookie(language: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
}
