<?php

declare(strict_types=1);

namespace Drupal\g30\Access;

use Drupal\Core\Session\AccountInterface;
use Drupal\g30\Language\ReadingLanguage;
use Drupal\node\NodeInterface;

/**
 * Who sees and changes which node, as node grants.
 *
 * Drupal adds grants to each query for nodes. So lists, counts, includes and
 * filters through references leave out what a viewer may not see, and pages
 * stay full. Editors have the permission 'bypass node access' instead.
 */
final class NodeGrants {
  private const AUDIENCE = 'g30_audience';
  private const OWN_PAGE = 'g30_own_page';

  private const AUDIENCES = ['members' => 1, 'board' => 2];

  public function __construct(
    private readonly Viewer $viewer,
    private readonly ReadingLanguage $languages,
  ) {}

  /**
   * The grants that a node gives, for each language in which it is read, as hook_node_access_records() wants them.
   *
   * Where a translation is absent, these are the grants of what is shown in its stead: a list has what its readers may see.
   */
  public function records(NodeInterface $node): array {
    $records = [];
    foreach (array_unique([...$this->languages->all(), ...array_keys($node->getTranslationLanguages())]) as $langcode) {
      $shown = $this->languages->shown($node, $langcode);
      assert($shown instanceof NodeInterface);
      foreach ($this->ofTranslation($shown) as $record) {
        $records[] = ['langcode' => $langcode] + $record;
      }
    }
    return $records;
  }

  /** Tells whether visitors see a node in its language, as it is in memory. */
  public function isPublic(NodeInterface $translation): bool {
    return in_array('all', array_column($this->ofTranslation($translation), 'realm'), TRUE);
  }

  public function grants(AccountInterface $account): array {
    if ($account->isAnonymous() || !$account->hasPermission('access content')) {
      return [];
    }
    $page = $this->viewer->memberPage($account);
    $isOnBoard = $this->viewer->isEditor($account) || $this->viewer->isOnBoard($account);
    return [self::AUDIENCE => $isOnBoard ? array_values(self::AUDIENCES) : [self::AUDIENCES['members']]]
      + ($page === NULL ? [] : [self::OWN_PAGE => [$page]]);
  }

  /** The grants of a node in its language, which has a status of its own. */
  private function ofTranslation(NodeInterface $translation): array {
    $records = $translation->isPublished() ? [$this->viewRecord($translation)] : [];
    if ($translation->bundle() === 'member') {
      $records[] = $this->record(self::OWN_PAGE, (int) $translation->id(), 1);
    }
    return $records;
  }

  /** An event without an audience is for members, as the default value says. */
  private function viewRecord(NodeInterface $node): array {
    if ($node->bundle() !== 'agenda') {
      return $this->record('all', 0);
    }
    $audience = $node->hasField('field_audience') ? $node->get('field_audience')->value : NULL;
    return $audience === 'public'
      ? $this->record('all', 0)
      : $this->record(self::AUDIENCE, self::AUDIENCES[$audience ?? ''] ?? self::AUDIENCES['members']);
  }

  private function record(string $realm, int $gid, int $update = 0): array {
    return ['realm' => $realm, 'gid' => $gid, 'grant_view' => 1, 'grant_update' => $update, 'grant_delete' => 0];
  }
}
