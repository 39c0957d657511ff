// Made from the schemas by scripts/generate-types.ts. Do not edit.

/** The types of answers that each widget gives, by its name. */
export interface TypesByWidget {
  readonly 'text': readonly ['string']
  readonly 'textarea': readonly ['string']
  readonly 'email': readonly ['string']
  readonly 'phone': readonly ['string']
  readonly 'password': readonly ['string']
  readonly 'number': readonly ['number', 'integer']
  readonly 'select': readonly ['string', 'number', 'integer', 'boolean']
  readonly 'native-select': readonly ['string', 'number', 'integer', 'boolean']
  readonly 'radio': readonly ['string', 'number', 'integer', 'boolean']
  readonly 'checkbox': readonly ['boolean']
  readonly 'switch': readonly ['boolean']
  readonly 'date': readonly ['string']
  readonly 'time': readonly ['string']
  readonly 'file': readonly ['object']
  readonly 'image': readonly ['object']
  readonly 'signature': readonly ['object']
  readonly 'consent': readonly ['boolean']
  readonly 'one-time-code': readonly ['string']
  readonly 'masked': readonly ['string']
  readonly 'chips': readonly ['array']
  readonly 'hidden': readonly ['string', 'number', 'integer', 'boolean', 'object', 'array']
  readonly 'checkboxes': readonly ['array']
  readonly 'search': readonly ['string']
}
