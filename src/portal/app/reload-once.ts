const key = 'regalia.reloaded'

/**
 * Reloads the page for code that the server no longer has, as after an update of the portal. Answers whether it does:
 * at most once for an address and a version of the portal, since the same version would lack the same code.
 */
export function reloadOnce({ sessionStorage, location, document }: Window): boolean {
  const version = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
  const mark = `${location.href} ${version}`
  if (sessionStorage.getItem(key) === mark) return false
  sessionStorage.setItem(key, mark)
  location.reload()
  return true
}
