// What no browser of ours runs: React's ways of before 18, tools of developers, and a scheduler's functions that React doesn't call.
const unused = {
  "react-dom": [
    "findDOMNode",
    "hydrate",
    "render",
    "unmountComponentAtNode",
    "unstable_batchedUpdates",
    "unstable_renderSubtreeIntoContainer",
  ],
  scheduler: [
    "continueExecution",
    "forceFrameRate",
    "getFirstCallbackNode",
    "next",
    "pauseExecution",
    "runWithPriority",
    "wrapCallback",
  ].map((name) => `unstable_${name}`),
}

/** Webpack's loader of React's own minified files: what they no longer export, the minifier removes with all that only it needs. */
module.exports = function shrink(source) {
  const [, name] = /([\w-]+)\.production\.min\.js$/.exec(this.resourcePath)
  return unused[name].reduce(
    (code, member) => {
      if (!code.includes(`exports.${member}=`)) throw new Error(`${name} has no ${member} any more: see src/gatsby/react-loader.js.`)
      return code.replace(`exports.${member}=`, `var ${member}=`)
    },
    source.replaceAll("typeof __REACT_DEVTOOLS_GLOBAL_HOOK__", '"undefined"'),
  )
}
