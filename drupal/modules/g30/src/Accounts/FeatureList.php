<?php

declare(strict_types=1);

namespace Drupal\g30\Accounts;

use Drupal\Core\Field\FieldItemList;
use Drupal\Core\TypedData\ComputedItemListTrait;

/**
 * The field `g30_features` of accounts: what contract/back-end-features.ts names.
 *
 * The dashboard knows by it that this module is there.
 */
final class FeatureList extends FieldItemList {
  use ComputedItemListTrait;

  protected function computeValue(): void {
    // Account 1 has every permission, those of absent modules too.
    $has_redirects = \Drupal::moduleHandler()->moduleExists('redirect') && \Drupal::currentUser()->hasPermission('administer redirects');
    if ($has_redirects) {
      $this->list[] = $this->createItem(0, 'redirects');
    }
  }
}
