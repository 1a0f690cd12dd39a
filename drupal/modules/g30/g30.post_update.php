<?php

declare(strict_types=1);

use Drupal\Core\Utility\UpdateException;
use Drupal\filter\Entity\FilterFormat;
use Drupal\g30\Access\RoleAssignment;
use Drupal\g30\Text\TextFormat;
use Drupal\user\Entity\Role;

/** Managers no longer administer permissions, with which they could give themselves all. */
function g30_post_update_permissions(): void {
  foreach (Role::loadMultiple(RoleAssignment::ROLES) as $role) {
    $role->revokePermission('administer permissions')->save();
  }
}

/** Texts have the format G30 text, where nothing of them is lost by it. */
function g30_post_update_text_format(array &$sandbox): string {
  if (FilterFormat::load(TextFormat::NAME) === NULL) {
    throw new UpdateException('The format g30_text is missing. Apply the recipe g30_model, then run the updates again.');
  }
  $texts = \Drupal::service(TextFormat::class);
  $sandbox += ['items' => $texts->items(), 'done' => 0, 'left' => 0];
  foreach (array_slice($sandbox['items'], $sandbox['done'], 50) as [$type, $id]) {
    $sandbox['left'] += $texts->convert($type, $id) ? 0 : 1;
    $sandbox['done']++;
  }
  $sandbox['#finished'] = $sandbox['done'] < count($sandbox['items']) ? $sandbox['done'] / count($sandbox['items']) : 1;
  if ($sandbox['#finished'] === 1) {
    $texts->allow($sandbox['left'] > 0);
  }
  return $sandbox['left'] === 0
    ? 'All texts have the format G30 text.'
    : "{$sandbox['left']} items have texts in the format restricted_html, which the dashboard only shows.";
}
