import axe from 'axe-core'

/** The findings of axe in an element, one line each; empty when it is accessible. */
export async function accessibilityProblems(element: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(element, { rules: { region: { enabled: false } } })
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}
