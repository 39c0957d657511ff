/** A widget that throws when it is rendered, to show what becomes of its field. */
export const faultyWidget = {
  component: () => {
    throw new Error('A fault of the widget')
  },
  types: ['string'],
  binding: 'store',
  frame: 'control',
} as const
