// React Aria would write a sheet into the page, which the site's policy forbids. It doesn't if an element has the sheet's id;
// combobox.module.css has the rule.
document.head.append(Object.assign(document.createElement("meta"), { id: "react-aria-pressable-style" }))
