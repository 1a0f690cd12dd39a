import { graphql } from "gatsby"
import { getImage, MainImage } from "gatsby-plugin-image"
import { useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { classes } from "#lib/classes.ts"
import { makeWatch } from "#lib/in-view.ts"
import * as focusStyles from "./focus-point.module.css"
import { PAGE } from "./picture-sizes.ts"
import * as styles from "./picture.module.css"
import { Shape } from "./shape.tsx"
import { MissingPicture } from "./missing-picture.tsx"

/** React 18 knows the attribute only in lower case. */
const FIRST = { fetchpriority: "high" }

const watch = makeWatch({ rootMargin: "20px", threshold: 0.1 })

type PictureProps = {
  readonly picture: Queries.PictureFragment | null
  readonly sizes?: string
  /** A picture in the first screen loads at once, before others. */
  readonly priority?: boolean
  /** Width and height of the box, as in CSS: `3 / 2`; the picture's own by default. */
  readonly ratio?: string | undefined
  readonly className?: string | undefined
}

/** The box has its size before the picture loads. Without a picture it is crossed. */
export function Picture({ picture, sizes = PAGE, priority = false, ratio, className }: PictureProps) {
  const image = getImage(picture?.file?.childImageSharp?.gatsbyImageData ?? null)
  const { box, isLoaded, isBroken, fail } = useLoading(priority, Boolean(image))
  const shape = className === undefined ? { ratio: ratio ?? `${picture?.width ?? 3} / ${picture?.height ?? 2}` } : {}
  if (!picture || !image || isBroken) return <MissingPicture alt={picture?.alt ?? ""} className={className} {...shape} />

  const { alt, width, height } = picture
  const place = placeOf(picture.focus)
  const { srcSet, src = "" } = image.images.fallback ?? {}
  // One file needs no choice.
  const choice = srcSet?.includes(",") ? { srcSet, sizes } : {}
  return (
    <span ref={box} className={classes(styles.box, className)}>
      <Shape {...shape} colour={image.backgroundColor} />
      <MainImage
        className={classes(styles.image, place && focusStyles.point)}
        fallback={{ src, ...choice }}
        shouldLoad={isLoaded}
        onError={fail}
        {...{ alt, width, height, ...place, ...(priority && FIRST) }}
      />
    </span>
  )
}

/** focus-point.module.css has rules for steps of 10 %; undefined means the middle. */
function placeOf(focus: string) {
  const [x, y] = focus.split(" ").map((part) => Math.round(Number(part) * 10) * 10)
  return x === 50 && y === 50 ? undefined : { "data-x": x, "data-y": y }
}

/** A picture loads once it is near the screen, or when the page is printed. In a preview it may come after its box. */
function useLoading(priority: boolean, hasImage: boolean) {
  const [isLoaded, setIsLoaded] = useState(priority)
  const [isBroken, setIsBroken] = useState(false)
  const box = useRef<HTMLSpanElement>(null)
  const fail = () => setIsBroken(true)
  useEffect(() => {
    const image = hasImage && box.current?.querySelector("img")
    if (!image) return undefined
    const { complete, currentSrc, naturalWidth } = image
    // A picture that failed before hydration gets no second error event. A picture that React has just made has no source yet.
    if (isLoaded && complete && currentSrc && naturalWidth === 0) fail()
    if (isLoaded) return undefined

    const load = () => setIsLoaded(true)
    const unwatch = watch(image, (isSeen) => {
      if (isSeen) load()
    })
    // The browser lays out the print right after this event.
    const loadNow = () => flushSync(load)
    window.addEventListener("beforeprint", loadNow)
    return () => {
      unwatch()
      window.removeEventListener("beforeprint", loadNow)
    }
  }, [isLoaded, hasImage])
  return { box, isLoaded, isBroken, fail }
}

// Every browser of package.json's "browserslist" shows WebP, so no picture is made a second time as JPEG.
export const fragment = graphql`
  fragment Picture on Picture {
    alt
    title
    width
    height
    focus
    file {
      internal {
        contentDigest
      }
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [360, 720, 1080, 1440, 1800]
          formats: [WEBP]
          placeholder: DOMINANT_COLOR
          quality: 70
        )
      }
    }
  }

  # For a small picture: the smallest file of the others.
  fragment Thumbnail on Picture {
    alt
    title
    width
    height
    focus
    file {
      internal {
        contentDigest
      }
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360], formats: [WEBP], placeholder: DOMINANT_COLOR, quality: 70)
      }
    }
  }
`
