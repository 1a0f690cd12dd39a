<?php

declare(strict_types=1);

namespace Drupal\g30\Access;

use Drupal\Core\Session\AccountInterface;
use Drupal\g30\Language\ReadingLanguage;
use Drupal\node\NodeGrantDatabaseStorage;

/** Core asks the grants of the original, in whatever language a list is shown. */
final class LanguageGrants extends NodeGrantDatabaseStorage {
  public function alterQuery($query, array $tables, $operation, AccountInterface $account, $base_table): void {
    if (!$query->getMetaData('langcode')) {
      $query->addMetaData('langcode', \Drupal::service(ReadingLanguage::class)->current());
    }
    parent::alterQuery($query, $tables, $operation, $account, $base_table);
  }
}
