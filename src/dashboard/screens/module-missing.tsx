import { Title } from "#dashboard/shell/bar/title.tsx"
import { appWords } from "#dashboard/strings/words.ts"
import { Notice } from "#ui/states/notice.tsx"
import { ScreenFrame } from "#ui/page/screen-frame.tsx"

/** Replaces the dashboard on a Drupal without our module. */
export function ModuleMissing() {
  const { title, text, command } = appWords.moduleMissing
  return (
    <ScreenFrame>
      <Title title={title} />
      <h1>{title}</h1>
      <Notice title={text} tone="error" role="alert">
        <p>{command}</p>
        <pre>
          <code>php core/scripts/drupal recipe ../recipes/g30_module</code>
        </pre>
      </Notice>
    </ScreenFrame>
  )
}
