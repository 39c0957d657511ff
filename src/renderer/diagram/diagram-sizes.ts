/** The measures of a diagram, in pixels. */
export const diagramSizes = {
  margin: 16,
  box: { width: 176, padding: 12, radius: 8 },
  /** Of the circle that is the start. */
  start: 9,
  title: { size: 13, line: 17 },
  by: { size: 11.5, line: 15 },
  /** The widest text at an arrow. */
  label: 168,
  /** Between the texts of several transitions at an arrow. */
  texts: 5,
  /** Between an arrow and its text. */
  beside: 6,
  /** Between what stands beside one another. */
  apart: 20,
  /** Between rows. */
  between: 28,
  /** How far the second line of a final state is from the first. */
  inset: 3,
  /** How far the line around what is chosen is from it. */
  ring: 5,
  /** Of the circle that marks a state with a problem. */
  mark: 8,
  /** How far the button of a transition goes beyond its text. */
  hit: { x: 4, y: 1 },
  head: { length: 9, width: 8 },
} as const
