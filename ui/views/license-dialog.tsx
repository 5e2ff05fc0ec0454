import { useStore } from '@nanostores/preact'
import { $licensing } from '../stores/licensing.ts'
import { LicenseFailedView } from './license-failed-view.tsx'
import { LicensePlanView } from './license-plan-view.tsx'
import { LicensePlanningView } from './license-planning-view.tsx'
import { LicenseRunView } from './license-run-view.tsx'

/** Each step is a dialog of its own with the same name. */
export function LicenseDialog() {
  const licensing = useStore($licensing)
  switch (licensing.state) {
    case 'idle':
      return null
    case 'planning':
      return <LicensePlanningView count={licensing.assetIds.length} />
    case 'confirm':
      return <LicensePlanView plan={licensing.plan} />
    case 'running':
      return <LicenseRunView items={licensing.items} isOver={false} />
    case 'done':
      return <LicenseRunView items={licensing.items} isOver />
    case 'failed':
      return (
        <LicenseFailedView
          assetIds={licensing.assetIds}
          error={licensing.error}
        />
      )
  }
}
