/**
 * The hash that a translation stores to identify its English text: FNV-1a (32 bits) of the UTF-8 bytes, as 8
 * hexadecimal digits.
 */
export function englishHash(text: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
