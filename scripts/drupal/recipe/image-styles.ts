import { imageStyles } from "#contract/image-styles.ts"
import { configEntity, uuidOfName, type DrupalConfig } from "./config.ts"

/** Each style makes a WebP picture of at most a width; narrower pictures keep theirs. */
export function imageStyleConfig(): DrupalConfig {
  const entries = Object.entries(imageStyles).map(([name, width]) => {
    const effect = (id: string, weight: number, data: Readonly<Record<string, string | number | boolean | null>>) => {
      const uuid = uuidOfName(`${name} ${id}`)
      return [uuid, { uuid, id, weight, data }] as const
    }
    const effects = [effect("image_scale", 1, { width, height: null, upscale: false }), effect("image_convert", 2, { extension: "webp" })]
    const label = `At most ${width} pixels wide, as WebP`
    return [`image.style.${name}`, configEntity({}, { name, label, effects: Object.fromEntries(effects) })] as const
  })
  return Object.fromEntries(entries)
}
