/** A number of bytes as text for users, in powers of 1,000: `840 B`, `12.5 kB`, `2 MB`. */
export function formatSize(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB']
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const amount = bytes / 1000 ** power
  const rounded = power === 0 || amount >= 100 ? Math.round(amount) : Math.round(amount * 10) / 10
  return `${rounded} ${units[power]}`
}
