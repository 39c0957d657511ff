/** The bytes of base64 text, also of a data URL; undefined when it is neither. */
export function decodeBase64(text: string): Buffer | undefined {
  const content = text.startsWith('data:') ? text.slice(text.indexOf(',') + 1) : text
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(content)) return undefined
  return Buffer.from(content, 'base64')
}
