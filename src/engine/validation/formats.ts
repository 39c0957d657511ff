import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { Format } from 'ajv'

/**
 * All formats that a schema may use: the standard ones, the two that rjsf adds, and ISO 8601's hours and minutes
 * (`clock-time`, `08:30`) and months (`month`, `2026-01`), which JSON Schema has no names for. Used when compiling and,
 * by name, by compiled modules at run time.
 */
export const formats: Readonly<Record<string, Format>> = {
  ...fullFormats,
  'data-url': /^data:[a-z]+\/[a-z0-9.+-]+(?:;name=[^;,]*)?;base64,/i,
  'clock-time': /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  month: /^\d{4}-(?:0[1-9]|1[0-2])$/,
  color: /^(?:#(?:[0-9a-f]{3}|[0-9a-f]{6})|[a-z]{3,20}|rgba?\([0-9.,% ]{5,40}\))$/i,
}
