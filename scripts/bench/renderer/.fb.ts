import { formBench } from '/work/main/scripts/bench/renderer/form.ts'
import { formatRows } from '/work/main/scripts/bench/bench-row.ts'
console.log(formatRows(await formBench.run()))
