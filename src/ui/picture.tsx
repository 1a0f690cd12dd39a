import { graphql } from "gatsby"
import { useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { classes } from "#lib/classes.ts"
import { makeWatch } from "#lib/in-view.ts"
import * as focusStyles from "./focus-point.module.css"
import type { Level } from "./masonry-plan.ts"
import { PAGE } from "./picture-sizes.ts"
import * as styles from "./picture.module.css"
import { Shape } from "./shape.tsx"
import { Void } from "./void.tsx"

/** One transparent pixel. Chromium takes shorter ones for broken pictures. */
const EMPTY = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"

/** React 18 knows the attribute only in lower case. */
const FIRST = { fetchpriority: "high" }

const watch = makeWatch({ rootMargin: "20px", threshold: 0.1 })

type PictureProps = {
  readonly picture: Queries.PictureFragment | null
  readonly sizes?: string
  /** Loads at once, before others: for the first screen. */
  readonly priority?: boolean
  /** Width and height of the box, as in CSS: `3 / 2`; the picture's own by default. */
  readonly ratio?: string | undefined
  readonly level?: Level | undefined
  readonly className?: string | undefined
}

/** A picture in a box that has its size before the picture loads; a crossed box without a picture. */
export function Picture({ picture, sizes = PAGE, priority = false, ratio, level, className }: PictureProps) {
  const { element, isLoaded, isBroken, fail } = useLoading(priority)
  const image = picture?.file?.childImageSharp?.gatsbyImageData
  const shape = className === undefined ? { ratio: ratio ?? `${picture?.width ?? 3} / ${picture?.height ?? 2}`, level } : {}
  if (!picture || !image || isBroken) return <Void alt={picture?.alt ?? ""} className={className} {...shape} />

  const { alt, width, height } = picture
  const place = placeOf(picture.focus)
  const point = place && focusStyles.point
  const shared = { width, height, decoding: "async", ...place, onError: fail } as const
  const { srcSet, src } = image.images.fallback ?? {}
  // One file needs no choice.
  const loaded = { ...(priority && FIRST), ...(srcSet?.includes(",") === true && { sizes, srcSet }), src }
  return (
    <span className={classes(styles.box, className)}>
      <Shape {...shape} colour={image.backgroundColor} />
      <img
        ref={element}
        alt={alt}
        className={classes(styles.image, point, priority ? "" : styles.lazy)}
        {...shared}
        {...(isLoaded ? loaded : { src: EMPTY })}
      />
      {!priority && (
        <noscript>
          <img alt={alt} className={classes(styles.image, point)} {...shared} {...loaded} />
        </noscript>
      )}
    </span>
  )
}

/** The focus point in steps of 5 %, as focus-point.module.css has rules for it; undefined for the middle. */
function placeOf(focus: string) {
  const [x, y] = focus.split(" ").map((part) => Math.round(Number(part) * 20) * 5)
  return x === 50 && y === 50 ? undefined : { "data-x": x, "data-y": y }
}

/** Loads a picture once it is near the screen, or when the page is printed. */
function useLoading(priority: boolean) {
  const [isLoaded, setIsLoaded] = useState(priority)
  const [isBroken, setIsBroken] = useState(false)
  const element = useRef<HTMLImageElement>(null)
  const fail = () => setIsBroken(true)
  useEffect(() => {
    if (element.current === null) return undefined
    const { complete, currentSrc, naturalWidth } = element.current
    // A picture that failed before hydration gets no second error event. A picture that React has just made has no source yet.
    if (isLoaded && complete && currentSrc && naturalWidth === 0) fail()
    if (isLoaded) return undefined

    const load = () => setIsLoaded(true)
    const unwatch = watch(element.current, (isSeen) => {
      if (isSeen) load()
    })
    // The browser lays out the print right after this event.
    const loadNow = () => flushSync(load)
    window.addEventListener("beforeprint", loadNow)
    return () => {
      unwatch()
      window.removeEventListener("beforeprint", loadNow)
    }
  }, [isLoaded])
  return { element, isLoaded, isBroken, fail }
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
