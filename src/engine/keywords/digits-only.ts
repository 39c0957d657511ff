import type { Keyword } from './keyword.ts'

/** `digitsOnly: true`: nothing but the digits 0 to 9. */
export const digitsOnly: Keyword = {
  name: 'digitsOnly',
  types: ['string'],
  parameter: { type: 'boolean' },
  test: (isOn) => (value) => isOn !== true || typeof value !== 'string' || /^[0-9]*$/.test(value) || {},
}
