import { englishHash } from './english-hash.ts'

/**
 * The catalogue key for the translation of a caption in an organisation's settings, or of a role's title, derived from
 * its English text. A caption that an administrator changes therefore has no translation, and is shown unchanged.
 */
export function captionKey(caption: string): string {
  return `caption.${englishHash(caption)}`
}
