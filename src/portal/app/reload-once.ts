const key = 'regalia.reloaded'

/**
 * Loads the document again for code that the server no longer has, as after an update of the portal. Answers whether it
 * does: at most once for an address and a version of the portal, since the same version would lack the same code.
 *
 * @param to the page that was asked for; by default the one at the browser's address
 */
export function reloadOnce({ sessionStorage, location, document }: Window, to = location.href): boolean {
  const version = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
  const address = new URL(to, location.href).href
  const mark = `${address} ${version}`
  if (sessionStorage.getItem(key) === mark) return false
  sessionStorage.setItem(key, mark)
  if (address === location.href) location.reload()
  else location.assign(address)
  return true
}
