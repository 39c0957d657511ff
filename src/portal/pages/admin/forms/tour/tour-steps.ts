/** A step of the tour: what it is about, and the control that it stands at. */
export interface TourStep {
  readonly id: 'choose' | 'change' | 'preview' | 'changes' | 'check' | 'publish'
  /** Selectors of the control; the first that is there counts. */
  readonly anchors: readonly string[]
}

const publish = '[data-tour="publish"]'

/** The first edit, from what is changed to its publication. */
export const tourSteps: readonly TourStep[] = [
  { id: 'choose', anchors: ['#editor-panel button', '#editor-panel'] },
  { id: 'change', anchors: ['#editor-panel input', '#editor-panel button', '#editor-panel'] },
  // By its heading: the preview itself is higher than the window of a phone.
  { id: 'preview', anchors: ['[data-tour="preview"] h2'] },
  { id: 'changes', anchors: ['#editor-tab-changes'] },
  { id: 'check', anchors: [publish] },
  { id: 'publish', anchors: [publish] },
]

/** The control at which a step stands now. */
export function anchorOf({ anchors }: TourStep): Element | null {
  return anchors.map((selector) => document.querySelector(selector)).find((found) => found !== null) ?? null
}
