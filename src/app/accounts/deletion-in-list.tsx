import { EditorServicesProvider, useServices } from "#app/widgets/services.ts"
import { anonymous } from "#contract/permissions.ts"
import { DeletionDialog, type DeletionDialogProps } from "./deletion-dialog.tsx"

/** The dialog outside of an editor. It searches for a user, and makes nothing, so no viewer matters. */
export function DeletionInList(props: DeletionDialogProps) {
  return (
    <EditorServicesProvider value={useServices(anonymous)}>
      <DeletionDialog {...props} />
    </EditorServicesProvider>
  )
}
