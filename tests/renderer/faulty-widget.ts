/** A widget that throws when it is rendered, to show what becomes of its field. */
export const faultyWidget = {
  component: () => {
    throw new Error('A fault of the widget')
  },
  types: ['string'],
  binding: 'store',
  frame: 'control',
} as const

/** A widget that throws until the returned function is called. */
export function widgetWithPassingFault() {
  let faulty = true
  const component = ({ id }: { readonly id: string }) => {
    if (faulty) throw new Error('A passing fault of the widget')
    return id
  }
  return { widget: { ...faultyWidget, component }, mend: () => void (faulty = false) }
}
