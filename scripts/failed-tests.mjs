/** As many lines of a failure as say what happened, with the seed and the case of a property. */
const mostLines = 25

/** The tests of a run that did not pass, as text: file, title and the beginning of each message. */
export function failedTests(report) {
  const files = report?.testResults ?? []
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status !== 'passed')
    if (failed.length === 0) return status === 'passed' ? [] : [`${name}\n${beginning(message)}`]
    return failed.map(
      (test) => `${name} > ${test.fullName} (${test.status})\n${test.failureMessages.map(beginning).join('\n')}`,
    )
  })
}

/** The last lines of what a command printed. */
export const ending = (printed) => printed.trimEnd().split('\n').slice(-mostLines).join('\n')

const beginning = (message) =>
  message
    .trimEnd()
    .split('\n')
    .slice(0, mostLines)
    .map((line) => `  ${line}`)
    .join('\n')
