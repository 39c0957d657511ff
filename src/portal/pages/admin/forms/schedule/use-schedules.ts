import { useCall } from '../../../../api/use-call.ts'

/** Publications that wait for their time, and what became of earlier ones; the same list wherever it is shown. */
export function useSchedules() {
  const { data, error, mutate } = useCall('admin/forms/schedules')
  return { schedules: data, error, reload: mutate }
}
