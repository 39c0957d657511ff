import { englishHash } from './english-hash.ts'

/**
 * Where the catalogue keeps the translation of a caption that an organisation's settings say, by its English: a caption
 * that an administrator changes has none, and is shown as it is.
 */
export function captionKey(caption: string): string {
  return `caption.${englishHash(caption)}`
}
