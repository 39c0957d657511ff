import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { Format } from 'ajv'

/**
 * All formats that a schema may use: the standard ones, and the two that rjsf adds. Used when compiling and, by name,
 * by compiled modules at run time.
 */
export const formats: Readonly<Record<string, Format>> = {
  ...fullFormats,
  'data-url': /^data:[a-z]+\/[a-z0-9.+-]+(?:;name=[^;,]*)?;base64,/i,
  color: /^(?:#(?:[0-9a-f]{3}|[0-9a-f]{6})|[a-z]{3,20}|rgba?\([0-9.,% ]{5,40}\))$/i,
}
